import { Trans } from "@lingui/react/macro";
import { Ban, ShieldCheck } from "lucide-react";
import type { RelationView } from "../../http/contract/contact/contact.ts";
import { Button } from "../design/button.tsx";
import { useRelate } from "./use-relate.tsx";

/** Trusts or blocks a trader, or no longer. `onChange`: what the server said of it. */
export function RelationButtons(props: {
  relation: RelationView;
  onChange?: (relation: RelationView) => void;
}) {
  const { username, isTrusted, isBlocked } = props.relation;
  const { busyWith, relate } = useRelate(username);
  const press = async (action: Parameters<typeof relate>[0]) => {
    const relation = await relate(action);
    if (relation) props.onChange?.(relation);
  };
  return (
    <>
      {isTrusted ? (
        <Button
          variant="plain"
          busy={busyWith === "untrusted"}
          onClick={() => void press("untrusted")}
        >
          <Trans>Stop trusting</Trans>
        </Button>
      ) : (
        <Button variant="plain" busy={busyWith === "trusted"} onClick={() => void press("trusted")}>
          <ShieldCheck aria-hidden="true" />
          <Trans>Trust</Trans>
        </Button>
      )}
      {isBlocked ? (
        <Button
          variant="plain"
          busy={busyWith === "unblocked"}
          onClick={() => void press("unblocked")}
        >
          <Trans>Unblock</Trans>
        </Button>
      ) : (
        <Button variant="plain" busy={busyWith === "blocked"} onClick={() => void press("blocked")}>
          <Ban aria-hidden="true" />
          <Trans>Block</Trans>
        </Button>
      )}
    </>
  );
}
