import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";

/** Why an action failed, shown where the user is looking. */
export function FailureNote(props: { failure: CallFailure | undefined; onRetry?: () => void }) {
  const { failure, onRetry } = props;
  if (!failure) return null;
  return (
    <Alert
      severity="error"
      action={
        onRetry &&
        // What does not exist is not there at the next try either.
        failure.code !== "not_found" && (
          <Button color="inherit" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <FailureWords failure={failure} />
    </Alert>
  );
}

function FailureWords({ failure }: { failure: CallFailure }) {
  switch (failure.code) {
    case "unreachable":
      return <Trans>The server isn't responding. Your input is still here.</Trans>;
    case "internal":
      return <Trans>Something went wrong on our side. Your input is still here.</Trans>;
    case "unauthenticated":
      return <Trans>Your session ended. Sign in again; your input is still here.</Trans>;
    case "not_found":
      return <Trans>This doesn't exist, or it was removed. Find looks up any ID or name.</Trans>;
    case "proof_of_work_needed":
      return <Trans>Too many attempts. Wait a few minutes, then try again.</Trans>;
    default:
      return (
        <>
          {failure.message}
          {failure.details.map(({ field, message }) => (
            <div key={`${field} ${message}`}>
              <bdi>{field}</bdi>: {message}
            </div>
          ))}
        </>
      );
  }
}
