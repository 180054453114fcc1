import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useCaseAct } from "../case/use-case-act.ts";
import { useHotkeys } from "../acts/use-hotkeys.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { client } from "../server/client.ts";

/** Takes the most urgent case that is nobody's, and opens it. */
export function TakeNext() {
  const navigate = useNavigate();
  const { send, isSending, failure } = useCaseAct();
  const take = async () => {
    const taken = await send(() => client.call("takeNextCase", {}));
    if (taken) await navigate(`/disputes/${taken.id}/show`);
  };
  useHotkeys({ t: () => void take() });
  return (
    <>
      <FailureNote failure={failure} />
      <Button
        variant="contained"
        disabled={isSending}
        aria-keyshortcuts="T"
        endIcon={<KeyHint keys="T" />}
        onClick={() => void take()}
      >
        <Trans>Take next case</Trans>
      </Button>
    </>
  );
}
