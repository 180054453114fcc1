import { useContext } from "react";
import { HeadTaker } from "../page-context.ts";

/**
 * Tells search engines what a page shows, while the server draws it. `data`: by schema.org. With
 * `isEmpty` they are asked to leave the page out.
 */
export function SearchHead(props: { data: object; isEmpty?: boolean }) {
  const head = useContext(HeadTaker);
  if (props.isEmpty === true) head?.unlisted();
  head?.structuredData({ "@context": "https://schema.org", ...props.data });
  return null;
}
