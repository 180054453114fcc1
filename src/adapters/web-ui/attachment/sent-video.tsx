/** A video that somebody sent: an element that runs nothing of it. Nobody wrote captions for it. */
export function SentVideo(props: {
  name: string;
  url: string | null;
  className: string | undefined;
}) {
  const { name, url, className } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={className}
      src={url ?? undefined}
      aria-label={name}
      controls
      playsInline
      preload="metadata"
    />
  );
}
