import { writeFileSync } from 'node:fs';
import { makeShader } from './shader.ts';

writeFileSync(new URL('../paint/pixel.glsl', import.meta.url), makeShader());
