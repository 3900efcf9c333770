import { writeFileSync } from 'node:fs';
import {
  HEAD_POSITIONS_FILE,
  PAINTER_VERSION_FILE,
  printHeadPositions,
  printPainterVersion,
} from './name-files.ts';
import { makeShader } from './shader.ts';

writeFileSync(new URL('../paint/pixel.glsl', import.meta.url), makeShader());
writeFileSync(PAINTER_VERSION_FILE, printPainterVersion());
writeFileSync(HEAD_POSITIONS_FILE, printHeadPositions());
