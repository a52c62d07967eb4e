import { sourceSet, type PictureFiles } from '../domain/picture.ts';

/** One crop of a picture and when to show it. */
export interface PictureSource {
  readonly files: PictureFiles;
  /** How wide the picture stands on the page, for the browser to choose by. */
  readonly sizes: string;
  /** A media query. The last source is shown where no other matches; its query serves the preload. */
  readonly media?: string;
}

interface PictureProps {
  /** The crops, first match first. */
  readonly sources: readonly [...PictureSource[], PictureSource];
  /** What the picture says; empty where the words beside it say the same. */
  readonly alt: string;
  /** Part of the first screen: fetched at once and before other pictures. */
  readonly first?: boolean;
}

/**
 * A rendered picture as AVIF with WebP behind it, in the width that fits. Its ratio is known before it has
 * come, so nothing moves.
 */
export function Picture({ sources, alt, first = false }: PictureProps) {
  const last = sources[sources.length - 1] as PictureSource;
  return (
    <picture>
      {sources.map((source) =>
        (['avif', 'webp'] as const).map((format) =>
          source === last && format === 'webp' ? null : (
            <source
              key={`${source.media ?? ''} ${format}`}
              type={`image/${format}`}
              media={source === last ? undefined : source.media}
              srcSet={sourceSet(source.files[format])}
              sizes={source.sizes}
              width={source.files.width}
              height={source.files.height}
            />
          ),
        ),
      )}
      <img
        alt={alt}
        width={last.files.width}
        height={last.files.height}
        srcSet={sourceSet(last.files.webp)}
        sizes={last.sizes}
        src={last.files.webp[0]?.url}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/**
 * Tells the browser to fetch a picture of the first screen before it has read the page's body. React
 * moves the links into the head. Only AVIF: a browser that lacks it finds its file in the body.
 */
export function PicturePreload({ sources }: Pick<PictureProps, 'sources'>) {
  return sources.map(({ files, media, sizes }) => (
    <link
      key={media ?? 'any'}
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      href={files.avif[0]?.url}
      imageSrcSet={sourceSet(files.avif)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  ));
}
