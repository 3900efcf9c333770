import { PICTURE_SIZES, type PictureSize } from '../../game/profile/picture.ts';

/** The file of a picture in one of its sizes. */
export function pictureFile(picture: string, size: PictureSize): string {
  return `${picture}-${PICTURE_SIZES[size]}.webp`;
}

/** Where the browser finds it. What lies there never changes. */
export function pictureAddress(picture: string, size: PictureSize): string {
  return `/uploads/${pictureFile(picture, size)}`;
}
