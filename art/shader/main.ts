import { writeFileSync } from 'node:fs';
import { PAINTER_VERSION_FILE, printPainterVersion } from './painter-version.ts';
import { makeShader } from './shader.ts';
import { printHeadPlaces, HEAD_PLACES_FILE } from './head-places.ts';

writeFileSync(new URL('../paint/pixel.glsl', import.meta.url), makeShader());
writeFileSync(PAINTER_VERSION_FILE, printPainterVersion());
writeFileSync(HEAD_PLACES_FILE, printHeadPlaces());
