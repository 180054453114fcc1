import { Trans, useLingui } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { ListField } from "../design/list-field.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { addressBookPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";

/** Fills in an address of the user's book; without any of this coin, only the way to the book. */
export function SavedChoice(props: {
  asset: RealAsset;
  chosen: string;
  onChoose: (address: string) => void;
}) {
  const { asset, chosen, onChoose } = props;
  const { t } = useLingui();
  const read = useRead("viewAddressBook", {});
  const book = read.data?.data;
  if (read.isPending) return <div data-unknown="true" />;
  if (!book) return null;
  const saved = book.addresses.filter(({ cryptoCurrencyCode: code }) => code === asset);
  const known = saved.find(({ address }) => address === chosen);
  return (
    <div>
      {saved.length > 0 && (
        <ListField
          label={<Trans>From your address book</Trans>}
          value={known?.id ?? ""}
          onChange={(id) => onChoose(saved.find((each) => each.id === id)?.address ?? "")}
        >
          <option value="" label={t`None chosen`} />
          {saved.map(({ id, name, address, usableFrom }) => (
            <option
              key={id}
              value={id}
              disabled={usableFrom !== null}
              label={`${name} (${address.slice(0, shownStart)}…${address.slice(-shownEnd)})`}
            />
          ))}
        </ListField>
      )}
      <AppLink className={styles.link} to={addressBookPath}>
        {book.isOnlySaved ? (
          <Trans>You send to saved addresses only</Trans>
        ) : (
          <Trans>Address book</Trans>
        )}
      </AppLink>
    </div>
  );
}

/** What people compare of an address. */
const shownStart = 8;
const shownEnd = 6;
