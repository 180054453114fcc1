import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { addressBookPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";

/** Leads to the address book with the address filled in, unless it is saved there. */
export function SaveAddressLink({ asset, address }: { asset: RealAsset; address: string }) {
  const book = useRead("viewAddressBook", {}).data?.data;
  if (!book) return null;
  const isSaved = book.addresses.some(
    (saved) => saved.cryptoCurrencyCode === asset && saved.address === address,
  );
  if (isSaved) return null;
  const query = new URLSearchParams({ crypto: asset, address });
  return (
    <AppLink className={styles.link} to={`${addressBookPath}?${query}`}>
      <Trans>Save this address</Trans>
    </AppLink>
  );
}
