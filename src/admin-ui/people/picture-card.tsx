import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { usePersonAct } from "./use-person-act.ts";
import styles from "../design/columns.module.css";

/** The picture that the person shows; staff can take it away, with a reason. */
export function PictureCard(props: { person: PersonView; url: string; mayRemove: boolean }) {
  const { t } = useLingui();
  const { id, username } = props.person;
  const { send, isSending, failure } = usePersonAct();
  const remove = (reason: string) =>
    send(() => client.call("removePersonsAvatar", { parameters: { id }, body: { reason } }));
  return (
    <Card title={<Trans>Picture</Trans>}>
      <Avatar src={props.url} alt={t`Picture of ${username}`} sx={{ width: 96, height: 96 }} />
      {props.mayRemove && (
        <div className={styles.after}>
          <ReasonForm label={t`Why the picture has to go`} failure={failure}>
            {(reason) => (
              <Button
                variant="outlined"
                color="error"
                disabled={isSending || reason === ""}
                onClick={() => void remove(reason)}
              >
                <Trans>Remove picture</Trans>
              </Button>
            )}
          </ReasonForm>
        </div>
      )}
    </Card>
  );
}
