import { articleBlocks } from "../../../domain/article/article.ts";
import styles from "./article.module.css";

/** The text of an article. Its pieces never move, so that their place is their name. */
export function ArticleBody({ body }: { body: string }) {
  return articleBlocks(body).map((block, place) => {
    const key = String(place);
    switch (block.kind) {
      case "heading":
        return (
          <h2 key={key} className={styles.heading}>
            <bdi>{block.text}</bdi>
          </h2>
        );
      case "paragraph":
        return (
          <p key={key}>
            <bdi>{block.text}</bdi>
          </p>
        );
      case "list":
        return (
          <ul key={key} className={styles.entries}>
            {block.entries.map((entry) => (
              <li key={entry}>
                <bdi>{entry}</bdi>
              </li>
            ))}
          </ul>
        );
    }
  });
}
