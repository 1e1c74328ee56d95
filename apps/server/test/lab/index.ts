export { startPostgres } from '../store/postgres.ts';
export { type LabResult, runLab } from './lab.ts';
