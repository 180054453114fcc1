import { useState } from "react";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type {
  CatalogueEntryView,
  MethodTraitsView,
} from "../../adapters/http/contract/admin/catalogue.ts";
import {
  mostOfHint,
  mostOfName,
  mostSettlementDays,
} from "../../domain/catalogue/method-traits.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import { namesIn, namesText } from "./names-text.ts";

/** Changes what is said of a payment method: everywhere, and in running trades' rooms as well. */
export function TraitsDialog(props: {
  entry: CatalogueEntryView;
  traits: MethodTraitsView;
  onClose: () => void;
}) {
  const { entry, traits, onClose } = props;
  const { kind, key, isOffered, version } = entry;
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [name, setName] = useState(traits.names["en"] ?? "");
  const [others, setOthers] = useState(namesText(traits.names));
  const [days, setDays] = useState(String(traits.settlementDays));
  const [hint, setHint] = useState(traits.hint);
  const [isHighRisk, setHighRisk] = useState(traits.isHighRisk);
  const [isPopular, setPopular] = useState(traits.isPopular);
  const change = async (reason: string) => {
    const changed = {
      names: { ...namesIn(others), en: name.trim() },
      is_high_risk: isHighRisk,
      settlement_days: Number(days),
      is_popular: isPopular,
      ...(hint.trim() !== "" && { hint }),
    };
    const seen = { is_offered: isOffered, seen_version: version };
    const body = { kind, key, ...seen, reason, traits: changed };
    const done = await send(() => client.call("changeCatalogue", { body }));
    if (!done) return;
    memory.setQueryData(readKey("viewCatalogue", { query: { kind } }), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Change the payment method</Trans>}
      act={<Trans>Save changes</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void change(reason)}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: mostOfName } }}
      />
      <TextField
        label={t`Names in other languages`}
        helperText={t`One on each line, after its language: pt: Transferência bancária`}
        multiline
        minRows={2}
        value={others}
        onChange={(event) => setOthers(event.target.value)}
      />
      <TextField
        type="number"
        label={t`Days that a payment may take`}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        slotProps={{ htmlInput: { min: 0, max: mostSettlementDays } }}
      />
      <TextField
        label={t`Hint for both sides of a trade`}
        value={hint}
        onChange={(event) => setHint(event.target.value)}
        slotProps={{ htmlInput: { maxLength: mostOfHint } }}
      />
      <FormControlLabel
        control={<Switch checked={isHighRisk} onChange={(_, is) => setHighRisk(is)} />}
        label={t`High risk`}
      />
      <FormControlLabel
        control={<Switch checked={isPopular} onChange={(_, is) => setPopular(is)} />}
        label={t`At the top of lists`}
      />
    </ReasonDialog>
  );
}
