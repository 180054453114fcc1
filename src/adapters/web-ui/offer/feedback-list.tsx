import { useLingui } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { LoadFailure } from "../failure/load-failure.tsx";
import { MoreFeedback } from "../feedback/more-feedback.tsx";
import { ReceivedFeedbackItem } from "../feedback/received-feedback-item.tsx";
import { nextPage, usePages } from "../server/use-pages.ts";
import styles from "./feedback-list.module.css";

/** The feedback on an offer, newest first, page by page. */
export function FeedbackList({ offer }: { offer: ViewedOffer }) {
  const { t } = useLingui();
  const { owner, feedback, idHashed: id } = offer;
  const list = usePages("listOfferFeedback", {
    input: (page = "1") => ({ parameters: { id }, query: { page } }),
    next: nextPage,
    isOff: feedback.nextPageUrl === null,
  });
  // The latest came with the offer: there is always something to show immediately.
  const items = list.data?.pages.flatMap(({ data }) => data.items) ?? feedback.items;
  return (
    <>
      <ul
        className={styles.items}
        tabIndex={-1}
        aria-label={t`Feedback on this offer`}
        ref={takeFocus}
      >
        {items.map((item) => (
          <ReceivedFeedbackItem
            key={`${item.author} ${item.at}`}
            item={item}
            username={owner.username}
          />
        ))}
      </ul>
      {list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      <MoreFeedback list={list} />
    </>
  );
}

/** The button that opened the list is gone, and took the focus with it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
