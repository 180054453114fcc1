import { useState } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import {
  givenBadges,
  judgeGift,
  type GivenBadge,
} from "../../domain/badge-application/badge-application.ts";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import { BadgeWords } from "../words/badge-words.tsx";

/** Gives the person a badge, or takes away the one that staff gave, as far as the viewer may. */
export function BadgeCard({ person: { id, badge } }: { person: PersonView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { member } = useStaffSession();
  const { send, isSending, failure } = useAct();
  const [wanted, setWanted] = useState<GivenBadge | "no_badge">();
  const choices = (["no_badge", ...givenBadges] as const).filter(
    (each) => member && judgeGift(badge, each, member.role).ok,
  );
  if (choices.length === 0) return null;
  const chosen = choices.find((each) => each === wanted) ?? choices[0];
  const give = async (reason: string) => {
    if (!chosen) return;
    const input = { parameters: { id } };
    const done = await send(() =>
      client.call("giveBadge", { ...input, body: { badge: chosen, reason } }),
    );
    if (done) void memory.invalidateQueries({ queryKey: readKey("viewPerson", input) });
  };
  return (
    <Card title={<Trans>Change badge</Trans>}>
      <ReasonForm key={badge} label={t`Why`} failure={failure}>
        {(reason) => (
          <>
            <TextField
              select
              size="small"
              label={t`Badge`}
              value={chosen}
              onChange={(event) => setWanted(choices.find((each) => each === event.target.value))}
            >
              {choices.map((each) => (
                <MenuItem key={each} value={each}>
                  <BadgeWords badge={each} />
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="outlined"
              disabled={isSending || reason === ""}
              onClick={() => void give(reason)}
            >
              <Trans>Save badge</Trans>
            </Button>
          </>
        )}
      </ReasonForm>
    </Card>
  );
}
