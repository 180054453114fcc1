import { useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { StaffCardCaseView } from "../../adapters/http/contract/admin/virtual-cards.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

type Act = "freeze" | "unfreeze" | "terminate";

const routes = {
  freeze: "freezeStaffCard",
  unfreeze: "unfreezeStaffCard",
  terminate: "terminateStaffCard",
} as const;

/** What staff can do with a card in its state, each with a reason. */
export function CardActs({ card }: { card: StaffCardCaseView }) {
  const [asking, ask] = useState<Act>();
  const { member } = useStaffSession();
  const { state, under, isFrozenByStaff } = card;
  if (under !== null || (state !== "active" && state !== "frozen")) return null;
  const mayTerminate = member?.permissions.includes("terminate_cards") ?? false;
  return (
    <div className={columns.chips}>
      {!isFrozenByStaff && (
        <Button variant="outlined" onClick={() => ask("freeze")}>
          <ActWords act="freeze" />
        </Button>
      )}
      {state === "frozen" && (
        <Button variant="outlined" onClick={() => ask("unfreeze")}>
          <ActWords act="unfreeze" />
        </Button>
      )}
      {mayTerminate && (
        <Button variant="outlined" color="error" onClick={() => ask("terminate")}>
          <ActWords act="terminate" />
        </Button>
      )}
      {asking && <ActDialog card={card} act={asking} onClose={() => ask(undefined)} />}
    </div>
  );
}

function ActWords({ act }: { act: Act }): ReactNode {
  switch (act) {
    case "freeze":
      return <Trans>Freeze the card</Trans>;
    case "unfreeze":
      return <Trans>Unfreeze the card</Trans>;
    case "terminate":
      return <Trans>Terminate the card</Trans>;
  }
}

function EffectWords({ act }: { act: Act }): ReactNode {
  switch (act) {
    case "freeze":
      return <Trans>It pays nothing, and its holder can't unfreeze, load or empty it.</Trans>;
    case "unfreeze":
      return <Trans>It pays again, and its holder can load and empty it.</Trans>;
    case "terminate":
      return <Trans>It never pays again. What is on it goes to its holder's wallet.</Trans>;
  }
}

function ActDialog(props: { card: StaffCardCaseView; act: Act; onClose: () => void }) {
  const { card, act, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const carryOut = async (reason: string) => {
    const input = { parameters: { id: card.holderId, card: card.id }, body: { reason } };
    const done = await send(() => client.call(routes[act], input));
    if (!done) return;
    memory.setQueryData(readKey("viewStaffCard", { parameters: { id: card.id } }), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={<ActWords act={act} />}
      act={<ActWords act={act} />}
      isDangerous={act === "terminate"}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void carryOut(reason)}
      onClose={onClose}
    >
      <p>
        <EffectWords act={act} />
      </p>
    </ReasonDialog>
  );
}
