import { mkdirSync, writeFileSync } from 'node:fs';
import { drawIcon, ICONS, ICONS_FOLDER } from './icons.ts';

/* Draws the icons of the installed game from its mark: `npm run icons`. */
mkdirSync(ICONS_FOLDER, { recursive: true });
for (const icon of ICONS) writeFileSync(new URL(icon.file, ICONS_FOLDER), await drawIcon(icon));
