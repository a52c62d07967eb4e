/** One encoded file of a picture. */
export interface PictureFile {
  readonly url: string;
  /** Pixels from side to side. */
  readonly width: number;
}

/** One crop of a picture in every width and format it is served in, smallest first. */
export interface PictureFiles {
  /** Pixels of the largest file: they give the browser the ratio before a byte of it has come. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureFile[];
  readonly webp: readonly PictureFile[];
}

/** A picture cut twice: for the width of a phone, and for the right of a wide page. */
export interface PicturePair {
  readonly phone: PictureFiles;
  readonly desk: PictureFiles;
}

/** The `srcset` of a list of files. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
