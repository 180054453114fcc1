import { useState } from "react";
import styles from "./entry-video.module.css";

/** A video that somebody sent, played where it stands. It keeps the address that it began to play by. */
export function EntryVideo({ name, url }: { name: string; url: string | undefined }) {
  const [kept, setKept] = useState<string>();
  return (
    <figure className={styles.figure}>
      {
        // Nobody wrote captions for it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.video}
          src={kept ?? url}
          aria-label={name}
          controls
          preload="metadata"
          onPlay={() => setKept(kept ?? url)}
          onError={() => setKept(undefined)}
        />
      }
      <figcaption>
        <bdi>{name}</bdi>
      </figcaption>
    </figure>
  );
}
