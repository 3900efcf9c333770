/** docs/rules/screens.md#lists-and-names */
export const SHOP_NAME_MAX = 100;
