import Almanac
import GRDB

extension StoreError {
  /// Runs `body` and converts its errors to `StoreError`.
  static func mapping<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
      throw .readOnly
    } catch let error as DatabaseError {
      throw .storage(
        code: error.extendedResultCode.rawValue, message: error.message ?? "\(error.extendedResultCode)")
    } catch let damage as DamagedRow {
      throw .storage(
        code: ResultCode.SQLITE_CORRUPT.rawValue, message: "the database is damaged: it holds \(damage.reason)")
    } catch {
      throw .storage(code: ResultCode.SQLITE_ERROR.rawValue, message: "\(error)")
    }
  }
}
