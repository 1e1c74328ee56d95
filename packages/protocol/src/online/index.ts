export * from './commands.ts';
export * from './http.ts';
export * from './links.ts';
export * from './messages.ts';
export * from './notices.ts';
export * from './results.ts';
export * from './values.ts';
