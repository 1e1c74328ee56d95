// The package names its folders in a way that plain Node cannot import; the built files have no types beside them.
declare module 'boardgame.io/dist/cjs/ai.js' {
  export * from 'boardgame.io/ai';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export * from 'boardgame.io/core';
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export * from 'boardgame.io/internal';
}
