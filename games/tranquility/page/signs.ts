/** See later.ts. */
import CompassArt from './art/CompassArt.svelte';
import RocksArt from './art/RocksArt.svelte';
import StormArt from './art/StormArt.svelte';

export { CompassArt, RocksArt, StormArt };
