/**
 * Runs in the page: counts the receipts in this browser. Opening the database before a page has created it would create
 * it without its store.
 */
export async function countReceipts(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'fetlock receipts')) return 0;
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const db = await settled(indexedDB.open('fetlock receipts'));
  const count = await settled(db.transaction('receipts').objectStore('receipts').count());
  db.close();
  return count;
}
