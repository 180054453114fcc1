import { ContainerModule } from "inversify";
import { CheckingPreparer } from "../adapters/files/checking-preparer.ts";
import { ContentScanner } from "../adapters/files/content-scanner.ts";
import { FolderStorage } from "../adapters/files/folder-storage.ts";
import { readPdfInThread } from "../adapters/files/read-pdf-in-thread.ts";
import { S3Storage } from "../adapters/files/s3-storage.ts";
import { SealedStorage } from "../adapters/files/sealed-storage.ts";
import { SignedFileAddresses } from "../adapters/files/signed-file-addresses.ts";
import { filesPath } from "../adapters/http/contract/attachment/files-path.ts";
import { uploadRoutes } from "../adapters/http/inbound/attachment/upload-routes.ts";
import { attachmentRoutes } from "../adapters/http/inbound/attachment/attachment-routes.ts";
import { BoundedQueue } from "../adapters/identity/bounded-queue.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAttachmentStore } from "../adapters/persistence/attachment/postgres-attachment-store.ts";
import { PostgresVerificationFiles } from "../adapters/persistence/verification/postgres-verification-files.ts";
import { PostgresUploadStore } from "../adapters/persistence/attachment/postgres-upload-store.ts";
import { PostgresOldContent } from "../adapters/persistence/attachment/postgres-old-content.ts";
import { PostgresCompanyDocuments } from "../adapters/persistence/company/postgres-company-documents.ts";
import { PostgresPersonFiles } from "../adapters/persistence/messenger/postgres-person-files.ts";
import { FileIntake } from "../application/attachment/file-intake.ts";
import { ListUploads } from "../application/attachment/list-uploads.ts";
import { OpenFile } from "../application/attachment/open-file.ts";
import { DeleteOldContent } from "../application/attachment/delete-old-content.ts";
import { SendInPieces } from "../application/attachment/send-in-pieces.ts";
import { SweepUploads } from "../application/attachment/sweep-uploads.ts";
import { UploadAttachment } from "../application/attachment/upload-attachment.ts";
import type { AttachmentStore } from "../application/ports/attachment-store.ts";
import type { CompanyDocuments } from "../application/ports/companies.ts";
import type { VerificationFiles } from "../application/ports/verification-store.ts";
import type { FilePreparer } from "../application/ports/file-preparer.ts";
import type { FileScanner } from "../application/ports/file-scanner.ts";
import type { FileStorage } from "../application/ports/file-storage.ts";
import type { PersonFiles } from "../application/ports/person-files.ts";
import type { UploadStore } from "../application/ports/upload-store.ts";
import type { SignedAddresses } from "../application/ports/signed-addresses.ts";
import { addressSeconds } from "../domain/attachment/attachment-limits.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import type { FileSettings } from "./file-settings.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";

/** The names of the feature attachment. */
export const attachmentTokens = {
  attachments: token<AttachmentStore>("attachments"),
  storage: token<FileStorage>("fileStorage"),
  scanner: token<FileScanner>("fileScanner"),
  preparer: token<FilePreparer>("filePreparer"),
  addresses: token<SignedAddresses>("fileAddresses"),
  intake: token<FileIntake>("fileIntake"),
  personFiles: token<PersonFiles>("personFiles"),
  companyDocuments: token<CompanyDocuments>("companyDocuments"),
  verificationFiles: token<VerificationFiles>("verificationFiles"),
  uploadAttachment: token<UploadAttachment>("uploadAttachment"),
  listUploads: token<ListUploads>("listUploads"),
  openFile: token<OpenFile>("openFile"),
  uploads: token<UploadStore>("uploads"),
  sendInPieces: token<SendInPieces>("sendInPieces"),
  sweepUploads: token<SweepUploads>("sweepUploads"),
  deleteOldContent: token<DeleteOldContent>("deleteOldContent"),
};

/** Files that wait to be prepared in one process; each is in memory. */
const mostWaiting = 8;

function parts({ config, secrets }: Installation): ContainerModule {
  const t = attachmentTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.attachments).toResolvedValue(
      (pool) => new PostgresAttachmentStore(pool),
      [tokens.dataSource],
    );
    bind(t.storage).toConstantValue(
      new SealedStorage(storageOf(config.files), secrets.fieldEncryption),
    );
    bind(t.scanner).toConstantValue(new ContentScanner());
    bind(t.preparer).toConstantValue(
      new CheckingPreparer(new BoundedQueue(mostWaiting), readPdfInThread),
    );
    bind(t.addresses).toConstantValue(
      new SignedFileAddresses({
        path: filesPath,
        secret: secrets.session,
        seconds: addressSeconds,
        now: Date.now,
      }),
    );
    bind(t.intake).toResolvedValue(
      (scanner, preparer, storage) => new FileIntake({ scanner, preparer, storage, newId }),
      [t.scanner, t.preparer, t.storage],
    );
    bind(t.uploadAttachment).toResolvedValue(
      (trades, closed, attachments, intake) =>
        new UploadAttachment({ trades, closed, attachments, intake }),
      [tradeTokens.trades, tokens.closedChats, t.attachments, t.intake],
    );
    bind(t.listUploads).toResolvedValue(
      (trades, attachments, addresses) => new ListUploads(trades, attachments, addresses),
      [tradeTokens.trades, t.attachments, t.addresses],
    );
    bind(t.companyDocuments).toResolvedValue(
      (pool) => new PostgresCompanyDocuments(pool),
      [tokens.dataSource],
    );
    bind(t.verificationFiles).toResolvedValue(
      (pool) => new PostgresVerificationFiles(pool),
      [tokens.dataSource],
    );
    bind(t.personFiles).toResolvedValue(
      (pool) => new PostgresPersonFiles(pool),
      [tokens.dataSource],
    );
    bind(t.openFile).toResolvedValue(
      (attachments, files, documents, proofs, storage, addresses) =>
        new OpenFile([attachments, files, documents, proofs], storage, addresses),
      [
        t.attachments,
        t.personFiles,
        t.companyDocuments,
        t.verificationFiles,
        t.storage,
        t.addresses,
      ],
    );
    bind(t.deleteOldContent).toResolvedValue(
      (pool, storage, policy) =>
        new DeleteOldContent(
          new PostgresOldContent(pool),
          storage,
          () => policy().chat.contentKept,
        ),
      [tokens.dataSource, t.storage, policyTokens.whole],
    );
    bind(t.sweepUploads).toResolvedValue(
      (attachments, uploads, storage) => new SweepUploads(attachments, uploads, storage),
      [t.attachments, t.uploads, t.storage],
    );
    bind(t.uploads).toResolvedValue((pool) => new PostgresUploadStore(pool), [tokens.dataSource]);
    bind(t.sendInPieces).toResolvedValue(
      (uploads, storage) => new SendInPieces({ uploads, storage, newId }),
      [t.uploads, t.storage],
    );
  });
}

function storageOf(settings: FileSettings): FileStorage {
  return settings.kind === "s3"
    ? new S3Storage(settings, () => new Date())
    : new FolderStorage(settings.folder);
}

/** The feature attachment: the files that people send with their messages. */
export const attachment: Feature = {
  module: parts,
  routes: () => [
    served(uploadRoutes, { sendInPieces: attachmentTokens.sendInPieces }),
    served(attachmentRoutes, {
      ...attachmentTokens,
      showRequirements: tokens.showRequirements,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("sweep-uploads", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(attachmentTokens.sweepUploads)
          .execute()
          .then(() => []),
    }),
    (found) => ({
      kind: roundKind("delete-old-content", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(attachmentTokens.deleteOldContent)
          .execute()
          .then(() => []),
    }),
  ],
};
