import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Moment } from "../design/moment.tsx";

/** Warns that a party can still answer; deciding before that has to be chosen. */
export function AwaitedNote(props: {
  awaited: NonNullable<CaseView["awaited"]>;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { awaited, isAccepted, onAccept } = props;
  const { sides, until } = awaited;
  return (
    <Alert severity="warning">
      {sides.length > 1 ? (
        <Trans>
          Both sides can still answer until <Moment at={until} />.
        </Trans>
      ) : sides[0] === "buyer" ? (
        <Trans>
          The buyer can still answer until <Moment at={until} />.
        </Trans>
      ) : (
        <Trans>
          The seller can still answer until <Moment at={until} />.
        </Trans>
      )}
      <div>
        <FormControlLabel
          control={
            <Checkbox checked={isAccepted} onChange={(_event, isChecked) => onAccept(isChecked)} />
          }
          label={<Trans>Decide before the answer</Trans>}
        />
      </div>
    </Alert>
  );
}
