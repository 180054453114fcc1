import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  StaffCardCaseView,
  StaffCardView,
} from "../../adapters/http/contract/admin/virtual-cards.ts";

type Act = StaffCardCaseView["acts"][number];

/** The state of a card in words. */
export function CardStateWords({ card }: { card: StaffCardView }): ReactNode {
  const { state, isFrozenByStaff } = card;
  switch (state) {
    case "ordered":
      return <Trans>Ordered</Trans>;
    case "active":
      return <Trans>Active</Trans>;
    case "frozen":
      return isFrozenByStaff ? <Trans>Frozen by staff</Trans> : <Trans>Frozen</Trans>;
    case "closed":
      return <Trans>Terminated</Trans>;
    case "failed":
      return <Trans>Not issued</Trans>;
  }
}

/** What the provider was asked for, in words. */
export function CardActWords({ kind }: { kind: Act["kind"] }): ReactNode {
  switch (kind) {
    case "order":
      return <Trans>Order</Trans>;
    case "top_up":
      return <Trans>Top-up</Trans>;
    case "withdraw":
      return <Trans>Withdrawal</Trans>;
    case "freeze":
      return <Trans>Freeze</Trans>;
    case "unfreeze":
      return <Trans>Unfreeze</Trans>;
    case "terminate":
      return <Trans>Termination</Trans>;
  }
}

/** What became of it. */
export function CardActStateWords({ state }: { state: Act["state"] }): ReactNode {
  switch (state) {
    case "requested":
      return <Trans>Not told yet</Trans>;
    case "told":
      return <Trans>The provider was told</Trans>;
    case "done":
      return <Trans>Done</Trans>;
    case "refused":
      return <Trans>Refused by the provider</Trans>;
  }
}
