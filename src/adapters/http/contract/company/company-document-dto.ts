import { IsIn, IsString, Length } from "class-validator";
import {
  companyDocumentKinds,
  type CompanyDocumentKind,
} from "../../../../domain/company/company-application.ts";

export class CompanyDocumentDto {
  /** What the file is called where it comes from. */
  @IsString()
  @Length(1, 1_000)
  name!: string;

  /** What it proves: the register's entry, the address, or who owns the company. */
  @IsIn(companyDocumentKinds)
  proves!: CompanyDocumentKind;
}
