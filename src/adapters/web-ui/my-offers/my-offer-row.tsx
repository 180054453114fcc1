import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Copy, Pencil, SquarePen, Star, Trash2 } from "lucide-react";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { Spoken } from "../design/spoken.tsx";
import { Switch } from "../design/switch.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import type { AskedAct } from "./asked-act.ts";
import { CapUse } from "./cap-use.tsx";
import { usePolicy } from "../page-policy.ts";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferErrors } from "./offer-errors.ts";
import { Deal, Fee, Limits, Price } from "./offer-cells.tsx";
import { OfferNotes } from "./offer-notes.tsx";
import { PenaltyNote } from "./offer-standing.tsx";
import { PromoteDialog } from "./promote-dialog.tsx";
import { QuickEdit, type QuickEditKind } from "./quick-edit.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import styles from "./my-offer-row.module.css";

/**
 * One of the user's offers; price, limits and cap can be edited in place. It is drawn again only when its own
 * properties change: a vendor has two hundred.
 */
export const MyOfferRow = memo(function MyOfferRow(props: {
  offer: MyOfferView;
  edited: QuickEditKind | undefined;
  /** Opens one of the editors, or closes the open one. */
  onEdit: (hash: string, kind: QuickEditKind | undefined) => void;
  /** How many promotions the owner has left. */
  promoteAvailable: number;
  /** What the link to this page asks for about this offer. */
  asked: AskedAct["act"] | undefined;
}) {
  const { offer, edited, promoteAvailable, asked } = props;
  const policy = usePolicy();
  const errors = useOfferErrors();
  const onEdit = (kind: QuickEditKind | undefined) => props.onEdit(offer.idHashed, kind);
  const act = useOfferAct((ended) => errors.keep("offer", ended));
  const failure = errors.of.offer;
  // Undefined until it was asked for once: two hundred closed dialogs cost a phone a second.
  const [isDeleting, setIsDeleting] = useState<boolean | undefined>(
    asked === "delete" || undefined,
  );
  const [isPromoting, setIsPromoting] = useState(asked === "promote" && offer.isEnabled);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked === "toggle") row.current?.querySelector<HTMLElement>("[role=switch]")?.focus();
  }, [asked]);
  const parameters = { hash: offer.idHashed };
  const name = `${offer.cryptoCurrencyCode} · ${offer.paymentMethod.name}`;
  const cell = (kind: QuickEditKind, what: ReactNode, children: ReactNode) => (
    <div className={styles.cell}>
      <div className={styles.value}>{children}</div>
      <button
        type="button"
        className={styles.pencil}
        aria-expanded={edited === kind}
        onClick={() => onEdit(kind)}
      >
        <Pencil aria-hidden="true" />
        <Spoken>{what}</Spoken>
      </button>
    </div>
  );
  // Where there are no caps, one that was set earlier still holds, and can be removed.
  const hasCap = policy.offer.caps || offer.cap !== null;
  const change = (isOn: boolean) =>
    act.run(() =>
      client.call("switchOffer", {
        parameters,
        body: { new_status: isOn ? "active" : "inactive", offer_version: undefined },
      }),
    );
  const remove = async () => {
    if (!(await act.run(() => client.call("deleteOffer", { parameters })))) setIsDeleting(false);
  };
  return (
    <li ref={row} className={styles.row} data-active={offer.isActive} data-offer={offer.idHashed}>
      <div className={styles.cells}>
        <Deal offer={offer} />
        {cell(
          "price",
          <Trans>
            Edit the price of <bdi>{name}</bdi>
          </Trans>,
          <Price offer={offer} />,
        )}
        {cell(
          "amounts",
          <Trans>
            Edit the limits of <bdi>{name}</bdi>
          </Trans>,
          <Limits offer={offer} />,
        )}
        {hasCap &&
          cell(
            "cap",
            <Trans>
              Edit the cap of <bdi>{name}</bdi>
            </Trans>,
            <CapUse offer={offer} />,
          )}
        {(offer.isManualEscrowFeeAllowed || offer.manualEscrowFee !== null) &&
          cell(
            "fee",
            <Trans>
              Edit the escrow fee of <bdi>{name}</bdi>
            </Trans>,
            <Fee offer={offer} />,
          )}
        <div className={styles.acts}>
          <Switch
            label={
              <Trans>
                Offer <bdi>{name}</bdi> is on
              </Trans>
            }
            shown={offer.isActive ? <Trans>On</Trans> : <Trans>Off</Trans>}
            isOn={offer.isActive}
            busy={act.isBusy && isDeleting !== true}
            onChange={(isOn) => void change(isOn)}
          />
          {offer.isEnabled && offer.promotion === null && promoteAvailable > 0 && (
            <button type="button" className={styles.act} onClick={() => setIsPromoting(true)}>
              <Star aria-hidden="true" />
              <Spoken>
                <Trans>
                  Promote <bdi>{name}</bdi>
                </Trans>
              </Spoken>
            </button>
          )}
          <AppLink className={styles.act} data-edit to={`/offer-manager/edit/${offer.idHashed}`}>
            <SquarePen aria-hidden="true" />
            <Spoken>
              <Trans>
                Edit <bdi>{name}</bdi>
              </Trans>
            </Spoken>
          </AppLink>
          <AppLink className={styles.act} to={`/offer-manager/edit?copy=${offer.idHashed}`}>
            <Copy aria-hidden="true" />
            <Spoken>
              <Trans>
                Duplicate <bdi>{name}</bdi>
              </Trans>
            </Spoken>
          </AppLink>
          <button type="button" className={styles.act} onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden="true" />
            <Spoken>
              <Trans>
                Delete <bdi>{name}</bdi>
              </Trans>
            </Spoken>
          </button>
        </div>
      </div>
      {failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={failure} />
        </Notice>
      )}
      <PenaltyNote offer={offer} act={act} />
      <OfferNotes offer={offer} onEditCap={() => edited !== "cap" && onEdit("cap")} />
      {edited && (
        <QuickEdit
          key={edited}
          kind={edited}
          offer={offer}
          errors={errors}
          onDone={() => onEdit(undefined)}
        />
      )}
      {isPromoting && (
        <PromoteDialog
          hash={offer.idHashed}
          name={name}
          available={promoteAvailable}
          onClose={() => setIsPromoting(false)}
        />
      )}
      {isDeleting !== undefined && (
        <ConfirmDialog
          open={isDeleting}
          title={<Trans>Delete this offer?</Trans>}
          effect={
            <Trans>
              <bdi>{name}</bdi> disappears from every list and can't be restored. Active trades
              continue as agreed.
            </Trans>
          }
          confirmLabel={<Trans>Delete the offer</Trans>}
          variant="danger"
          busy={act.isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setIsDeleting(false)}
        />
      )}
    </li>
  );
});
