import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { Link2, Link2Off } from "lucide-react";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { client } from "../server/client.ts";

/** Recomputes the log's hash chain, and reports whether anything was tampered with. */
export function ChainCheck() {
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [result, setResult] = useState<AdminBodyOf<"verifyAudit">>();
  const check = async () => {
    setIsChecking(true);
    setFailure(undefined);
    const outcome = await client.call("verifyAudit", {});
    setIsChecking(false);
    if (outcome.ok) setResult(outcome.data);
    else setFailure(outcome.failure);
  };
  return (
    <>
      <span role="status">{result && <ResultWords result={result} />}</span>
      <FailureNote failure={failure} />
      <Button variant="outlined" disabled={isChecking} onClick={() => void check()}>
        <Trans>Check the chain</Trans>
      </Button>
    </>
  );
}

function ResultWords({ result }: { result: AdminBodyOf<"verifyAudit"> }) {
  const { entries, brokenAt, missing, seenAt } = result;
  if (brokenAt === null) {
    return (
      <Chip tone="done" icon={Link2}>
        <Trans>
          intact, <bdi>{entries}</bdi> entries
        </Trans>
      </Chip>
    );
  }
  if (missing > 0 && seenAt !== null) {
    return (
      <>
        <Chip tone="danger" icon={Link2Off}>
          <Trans>
            cut off after entry <bdi>{entries}</bdi>
          </Trans>
        </Chip>{" "}
        <Trans>
          <bdi>{missing}</bdi> more were seen at <Moment at={seenAt} exact />
        </Trans>
      </>
    );
  }
  return (
    <Chip tone="danger" icon={Link2Off}>
      <Trans>
        broken at entry <bdi>{brokenAt}</bdi>
      </Trans>
    </Chip>
  );
}
