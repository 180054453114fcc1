import { Trans } from "@lingui/react/macro";
import type { AmbassadorView } from "../../http/contract/partner/ambassador.ts";
import { usePageState } from "../page-context.ts";

/** Why the reader, or the browser of somebody who is signed out, belongs to nobody new. */
export function ObstacleWords(props: { obstacle: NonNullable<AmbassadorView["obstacle"]> }) {
  const { reader } = usePageState();
  switch (props.obstacle) {
    case "own_link":
      return <Trans>This is your own link. Share it with people who want to trade here.</Trans>;
    case "referral_circle":
      return <Trans>You referred this ambassador, so they can't be yours.</Trans>;
    case "referrer_known":
      return reader.isLogged ? (
        <Trans>You already have a referrer. That can't be changed.</Trans>
      ) : (
        <Trans>You followed someone else's link before. The first link counts.</Trans>
      );
  }
}
