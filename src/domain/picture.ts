/** One encoded file of a picture. */
export interface PictureFile {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
}

/** One crop of a picture in every width and format it is served in, smallest first. */
export interface PictureFiles {
  /** The largest file's size in pixels, which gives the browser the aspect ratio before it loads. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureFile[];
  readonly webp: readonly PictureFile[];
  /** What the owner's photograph in its place shows. */
  readonly alt?: string;
}

/** The `srcset` of a list of files. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
