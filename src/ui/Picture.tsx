import { pictures, type PictureName } from '../assets/pictures.ts';
import { sourceSet } from '../domain/picture.ts';

/** One crop of a picture and when to show it. */
export interface PictureSource {
  /** The name of its files. */
  readonly files: PictureName;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** A media query. The last source is the fallback; its query is only used for the preload. */
  readonly media?: string;
}

interface PictureProps {
  /** The crops, first match first. */
  readonly sources: readonly [...PictureSource[], PictureSource];
  /** In the first screen: loaded at once and with priority. */
  readonly first?: boolean;
}

/**
 * A responsive picture as AVIF, with WebP as the fallback. Its ratio is known before it loads, so nothing moves. It is
 * decorative, unless it is a photograph of the owner's, which has its own text alternative.
 */
export function Picture({ sources, first = false }: PictureProps) {
  const crops = sources.map(({ files, ...source }) => ({ ...source, files: pictures[files] }));
  const last = crops[crops.length - 1] as (typeof crops)[number];
  return (
    <picture>
      {crops.map((source) =>
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
        alt={last.files.alt ?? ''}
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
 * Preloads a picture of the first screen. React moves the links into the head. AVIF only: other browsers find their
 * file in the body.
 */
export function PicturePreload({ sources }: Pick<PictureProps, 'sources'>) {
  return sources.map(({ files, media, sizes }) => (
    <link
      key={media ?? 'any'}
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      href={pictures[files].avif[0]?.url}
      imageSrcSet={sourceSet(pictures[files].avif)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  ));
}
