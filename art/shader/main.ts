import { writeFileSync } from 'node:fs';
import { PAINTER_VERSION_FILE, printPainterVersion } from './painter-version.ts';
import { makeShader } from './shader.ts';
import { printStanding, STANDING_FILE } from './standing.ts';

writeFileSync(new URL('../paint/pixel.glsl', import.meta.url), makeShader());
writeFileSync(PAINTER_VERSION_FILE, printPainterVersion());
writeFileSync(STANDING_FILE, printStanding());
