import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { leaveAfter, leaveTo } from "../server/leaving.ts";
import { useAct } from "../server/use-act.ts";

/** Ends the session and goes to the landing page, which shows nothing of the user. */
export function useSignOut() {
  const { locale } = usePageState();
  const { isBusy, isDone, failure, send } = useAct();
  const signOut = async () => {
    await leaveAfter(
      () => send(() => client.call("logOut", {})),
      () => leaveTo(pagePath(locale, "/")),
    );
  };
  return {
    isBusy: isBusy || isDone,
    hasFailed: failure !== undefined,
    signOut: () => !isDone && void signOut(),
  };
}
