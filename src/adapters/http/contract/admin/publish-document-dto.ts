import { IsIn, IsString, Length } from "class-validator";
import {
  consentDocuments,
  type ConsentDocument,
} from "../../../../domain/account/consent-documents.ts";

/** Puts a new version of a document in force. */
export class PublishDocumentDto {
  @IsIn(consentDocuments)
  document!: ConsentDocument;

  /** What changed, for everybody. */
  @IsString()
  @Length(1, 1_000)
  note!: string;

  /** For staff. */
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
