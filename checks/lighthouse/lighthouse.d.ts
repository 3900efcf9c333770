/** Types that the measurement needs from a package that is rarely installed. */
declare module 'lighthouse' {
  interface Audit {
    readonly score: number | null;
    readonly displayValue?: string;
  }

  interface CategoryResult {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }

  interface Flags {
    readonly port: number;
    readonly onlyCategories: string[];
    readonly disableStorageReset: boolean;
    readonly logLevel: 'error';
  }

  export const desktopConfig: { readonly extends: string };

  export default function lighthouse(
    address: string,
    flags: Flags,
    config?: typeof desktopConfig,
  ): Promise<
    | {
        readonly lhr: {
          readonly categories: Readonly<Record<string, CategoryResult>>;
          readonly audits: Readonly<Record<string, Audit>>;
        };
      }
    | undefined
  >;
}
