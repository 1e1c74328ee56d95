/** The only list of all games. A line here is all that a new one needs. */
import { manifest as ascent } from '@halcyon/ascent/manifest';
import { manifest as castleMerchants } from '@halcyon/castle-merchants/manifest';
import { manifest as cloudNine } from '@halcyon/cloud-nine/manifest';
import { manifest as fantasyPub } from '@halcyon/fantasy-pub/manifest';
import { manifest as reef } from '@halcyon/reef/manifest';
import { manifest as tranquility } from '@halcyon/tranquility/manifest';
import type { Manifest } from './manifest.ts';

export const MANIFESTS: readonly Manifest[] = [tranquility, ascent, cloudNine, fantasyPub, reef, castleMerchants];
