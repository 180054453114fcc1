import { useEffect, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { guidedTours, type GuidedTour } from "../../../domain/account/guided-tours.ts";
import { Button } from "../design/button.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { tourSteps } from "./tour-steps.tsx";
import styles from "./tour-strip.module.css";

/** The first of these tours that the user was not offered yet. */
export function TourStrip({ tours }: { tours: readonly GuidedTour[] }) {
  const { data } = useRead("getCurrentUser", {});
  const completed = data?.data.completedTourGuides;
  const [tour, setTour] = useState<GuidedTour>();
  const next = completed && tours.find((each) => !completed.includes(each));
  // It stays, though it counts as seen from now on.
  if (tour === undefined && next !== undefined) setTour(next);
  return tour && <Tour key={tour} tour={tour} />;
}

/**
 * Offers a tour once, and goes through it step by step, below the page and in sight at the window's lower edge. It moves
 * nothing and takes no focus. Who doesn't want it isn't offered the others either; who ignores it isn't asked again.
 */
function Tour({ tour }: { tour: GuidedTour }) {
  const { t } = useLingui();
  const [place, setPlace] = useState(-1);
  const [isOver, setOver] = useState(false);
  const memory = useQueryClient();
  useEffect(() => void remember([tour], memory), [tour, memory]);
  if (isOver) return null;
  const steps = tourSteps[tour];
  const isOffer = place < 0;
  const isLast = place === steps.length - 1;
  const [number, count] = [place + 1, steps.length];
  const decline = () => {
    setOver(true);
    void remember(guidedTours, memory);
  };
  return (
    <aside
      // The lower edge of a trade room is the place of its one button.
      className={tour === "TRADE" ? styles.strip : `${styles.strip} ${styles.low}`}
      aria-label={t`Tour of this page`}
    >
      <p className={isOffer ? styles.offer : styles.words} aria-live="polite">
        {isOffer ? <Trans>New to this page?</Trans> : steps[place]?.()}
      </p>
      <div className={styles.acts}>
        {!isOffer && (
          <span className={styles.place}>
            <Trans>
              Step <bdi>{number}</bdi> of <bdi>{count}</bdi>
            </Trans>
          </span>
        )}
        <Button variant="plain" onClick={() => (isLast ? setOver(true) : setPlace(place + 1))}>
          {isOffer && <Trans>Show me around</Trans>}
          {!isOffer && !isLast && <Trans>Next</Trans>}
          {isLast && <Trans>Done</Trans>}
        </Button>
        {!isLast && (
          <button
            type="button"
            className={styles.skip}
            aria-label={isOffer ? t`No, thanks` : t`Skip the tours`}
            onClick={decline}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
    </aside>
  );
}

/** Notes that these were offered. Without an answer they are offered again another time. */
async function remember(tours: readonly GuidedTour[], memory: QueryClient): Promise<void> {
  for (const tourName of tours) {
    // One after the other: each answer names all that are done.
    await client.call("completeTour", { body: { tourName }, background: true });
  }
  await memory.invalidateQueries({ queryKey: ["getCurrentUser"] });
}
