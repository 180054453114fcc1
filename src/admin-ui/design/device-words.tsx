import { Trans, useLingui } from "@lingui/react/macro";

/** A browser and where it is, as far as they are known. */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** The device of a session, in one line. */
export function DeviceWords({ session }: { session: Device }) {
  const { i18n } = useLingui();
  const { browser, system, country } = session;
  const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
  const device = [browser, system].filter((each) => each !== null).join(" · ");
  return (
    <>
      {device === "" ? <Trans>Unknown device</Trans> : <bdi>{device}</bdi>}
      {country !== null && (
        <>
          {" · "}
          <bdi>{names.of(country) ?? country}</bdi>
        </>
      )}
    </>
  );
}
