export { openTable } from '../../src/tables/open-table.ts';
export { attack } from '../hostile/attack.ts';
export { startPostgres } from '../store/postgres.ts';
export { type LabResult, runLab } from './lab.ts';
