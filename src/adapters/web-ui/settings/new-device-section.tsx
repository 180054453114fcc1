import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Switch } from "../design/switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Whether a sign-in on a new device waits for the user's answer on a known one. */
export function NewDeviceSection() {
  const settings = useRead("viewSettings", {});
  const readAgain = useReadAgain();
  const act = useAct();
  const seen = settings.data?.data;
  const change = async (confirmsNewDevices: boolean) => {
    await act.send(() => client.call("changeSettings", { body: { confirmsNewDevices } }));
    await readAgain("viewSettings");
  };
  return (
    <SettingsSection
      title={<Trans>New devices</Trans>}
      about={
        <Trans>
          When someone signs in with your password on a new device, we ask you on a device where you
          are signed in. Without one, and with a passkey or two-factor code, nobody is asked.
        </Trans>
      }
    >
      {!seen && settings.isError && (
        <LoadFailure onRetry={() => void settings.refetch()} isRetrying={settings.isFetching} />
      )}
      {!seen && !settings.isError && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {seen && (
        <div>
          <Switch
            label={<Trans>Ask me before a new device signs in</Trans>}
            shown={
              seen.confirmsNewDevices ? (
                <Trans>Ask me before a new device signs in: on</Trans>
              ) : (
                <Trans>Ask me before a new device signs in: off</Trans>
              )
            }
            isOn={seen.confirmsNewDevices}
            busy={act.isBusy}
            onChange={(isOn) => void change(isOn)}
          />
        </div>
      )}
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </SettingsSection>
  );
}
